/** The mark of Bitbucket on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M2.05 2.36a.54.54 0 0 0-.54.63l2.3 14.03c.07.36.37.62.73.62h11.1a.55.55 0 0 0 .54-.46L18.49 3a.54.54 0 0 0-.54-.64zM11.8 12.5H8.25l-.96-5h5.35z'

/** The same mark in the brand's colours. */
export const layers = [{ d: icon, fill: '#2684FF' }]
