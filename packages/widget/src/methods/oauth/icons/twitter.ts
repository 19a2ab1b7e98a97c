/** The mark of X (formerly Twitter) on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M14.6 2.77h2.45l-5.36 6.13 6.31 8.33h-4.94l-3.86-5.06-4.43 5.06H2.32l5.73-6.55L2 2.77h5.06l3.5 4.62zm-.86 12.99h1.36L6.32 4.16H4.87z'

/** The same mark in the brand's colours. */
export const layers = [{ d: icon }]
