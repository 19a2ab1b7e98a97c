export const otpInputStyles = ''
