export const progressStyles = ''
