export const logoStyles = `
& .st-logo{height:40px}
& .st-logo img{display:block;max-width:100%;height:100%;object-fit:contain;object-position:left}
& .st-logo:dir(rtl) img{object-position:right}
`
