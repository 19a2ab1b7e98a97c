export const textButtonStyles = ''
