/** Leads the page to another address; this one stays in the browser's history. */
export const navigate = (href: string): void => window.location.assign(href)
