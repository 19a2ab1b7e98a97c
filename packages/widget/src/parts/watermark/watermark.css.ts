export const watermarkStyles = ''
