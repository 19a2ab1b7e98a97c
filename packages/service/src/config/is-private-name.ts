/** Configuration, keys and data, by their usual names. */
const privateName =
  /^(portico\.config\.\w+|\.env(\..+)?|id_(rsa|dsa|ecdsa|ed25519)|[^/]+\.(pem|key|p8|p12|pfx|jks|keystore|mmdb|db|db-wal|db-shm|sqlite3?|sqlite-wal))$/i

/** Whether a file of this name is never served, wherever it lies. */
export const isPrivateName = (name: string): boolean => privateName.test(name)
