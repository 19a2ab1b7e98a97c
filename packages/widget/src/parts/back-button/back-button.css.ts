export const backButtonStyles = ''
