export const helperStyles = ''
