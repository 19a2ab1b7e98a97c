/** The mark of microsoft, on a grid of 20: see `NOTICE.md`. */
export const icon = 'M2 2v7.6h7.6V2zm8.4 0v7.6H18V2zM2 10.4V18h7.6v-7.6zm8.4 0V18H18v-7.6z'
