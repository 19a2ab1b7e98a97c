export const tabsStyles = ''
