export const cardStyles = ''
