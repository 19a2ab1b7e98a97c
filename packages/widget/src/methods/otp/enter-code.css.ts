/** What was tried last stands on a line of its own. */
export const enterCodeStyles = `
& .st-banner{white-space:pre-line}
`
