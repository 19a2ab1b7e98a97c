/** The words of the watermark, which come with its drawing. */
export const watermarkText = { 'watermark.altText': 'Powered by Portico' } as const
