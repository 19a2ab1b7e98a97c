const number = new Intl.NumberFormat('en')

/** `1,048,213` */
export const toCount = (count: number): string => number.format(count)
