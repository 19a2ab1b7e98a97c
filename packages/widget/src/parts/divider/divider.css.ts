export const dividerStyles = ''
