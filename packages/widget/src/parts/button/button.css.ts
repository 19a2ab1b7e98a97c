export const buttonStyles = ''
