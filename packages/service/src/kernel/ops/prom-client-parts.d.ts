/**
 * Declares the files of `prom-client` that the service uses. Its main file would also load cluster and OpenTelemetry
 * support.
 */
declare module 'prom-client/lib/counter.js' {
  // biome-ignore lint/style/noDefaultExport: the file's one export
  export { Counter as default } from 'prom-client'
}
declare module 'prom-client/lib/gauge.js' {
  // biome-ignore lint/style/noDefaultExport: the file's one export
  export { Gauge as default } from 'prom-client'
}
declare module 'prom-client/lib/histogram.js' {
  // biome-ignore lint/style/noDefaultExport: the file's one export
  export { Histogram as default } from 'prom-client'
}
declare module 'prom-client/lib/registry.js' {
  // biome-ignore lint/style/noDefaultExport: the file's one export
  export { Registry as default } from 'prom-client'
}
