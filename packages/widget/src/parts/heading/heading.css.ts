export const headingStyles = ''
