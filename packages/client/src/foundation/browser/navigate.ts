/** Navigates to another address; the current page stays in the browser's history. */
export const navigate = (href: string): void => window.location.assign(href)
