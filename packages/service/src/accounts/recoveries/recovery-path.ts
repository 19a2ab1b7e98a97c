/** The path of the links that complete a recovery. */
export const recoveryPath = '/v1/public/recovery'
