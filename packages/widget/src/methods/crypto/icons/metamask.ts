/** A fox's head for Metamask, on a grid of 20: a drawing of ours, see `NOTICE.md`. */
export const icon =
  'M2.6 2.8 8.3 7h3.4l5.7-4.2 1 5.4-1.1 3.6 1 3.3-3.8 2-2-1.5-.8 1.2H8.3l-.8-1.2-2 1.5-3.8-2 1-3.3-1.1-3.6zM6 10.2l.7 2 2 .5zm8 0-.7 2-2 .5z'
