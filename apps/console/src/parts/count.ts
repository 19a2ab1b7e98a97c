import { language } from '../words/words.ts'

/** `1,048,213` */
export const toCount = (count: number): string => new Intl.NumberFormat(language()).format(count)
