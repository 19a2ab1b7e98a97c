export const logoStyles = `
& .st-logo{display:flex;align-items:center;height:40px}
& .st-logo img{max-width:100%;max-height:40px}
`
