/** The version of this package, for telemetry; a test compares it with package.json. */
export const sdkVersion = '0.1.0'
