/** Usual names of files with configuration, keys or data. */
const privateName =
  /^(portico\.config\.\w+|\.env(\..+)?|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p8|p12|pfx|jks|keystore|mmdb|db|db-wal|db-shm|sqlite3?|sqlite-wal))$/i

/** True for a file name that is never served, in any folder. */
export const isPrivateName = (name: string): boolean => privateName.test(name)
