/** At most 50px by 100px (specification section 9). */
export const appLogoStyles = `
& .st-app-logo{height:50px}
& .st-app-logo img{display:block;max-width:100px;max-height:50px;object-fit:contain}
& .st-screen>.st-app-logo+*{margin-top:calc(5*var(--st-spacing))}
`
