export const bannerStyles = ''
