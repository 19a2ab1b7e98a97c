export const logoStyles = `
& .st-logo{display:flex;align-items:center}
& .st-logo img{max-width:100%;max-height:40px}
`
