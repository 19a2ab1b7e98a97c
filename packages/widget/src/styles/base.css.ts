/** What every part stands on: the reset against host rules, type, icons, focus, and the media preferences. */
export const baseStyles = ''
