/** Texts of the watermark, loaded together with its drawing. */
export const watermarkText = { 'watermark.altText': 'Powered by Portico' } as const
