/** True in `npm run test:all`, in which tests repeat their random parts far more often. */
export const isLongRun = process.env.PORTICO_TESTS === 'all'
