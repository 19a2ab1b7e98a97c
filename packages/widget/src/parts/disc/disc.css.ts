export const discStyles = ''
