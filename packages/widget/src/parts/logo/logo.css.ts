export const logoStyles = ''
