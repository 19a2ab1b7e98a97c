/** True in `npm run test:all`: whatever a test repeats, it then repeats as often as it is worth, not as it must. */
export const isLongRun = process.env.PORTICO_TESTS === 'all'
