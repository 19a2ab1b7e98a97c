export const toasterStyles = ''
