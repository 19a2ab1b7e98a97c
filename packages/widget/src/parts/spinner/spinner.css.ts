export const spinnerStyles = ''
