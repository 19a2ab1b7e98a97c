/** The version of this package, for telemetry; a test holds it against package.json. */
export const sdkVersion = '0.1.0'
