export const textFieldStyles = ''
