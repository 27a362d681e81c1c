import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type PdfDocument = InstanceType<typeof PDFDocument>

const require = createRequire(import.meta.url)

/** Product fonts with Polish letters, which the built-in PDF fonts lack. */
export const fonts = {
  regular: require.resolve('@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
}

/** A4 portrait, in points. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = 48
export const WIDTH = PAGE.width - 2 * MARGIN

/** Creates an A4 document in Polish, the language of all learners. */
export async function newPdf(title: string): Promise<PdfDocument> {
  // Imported on demand: one of the largest libraries, for few documents.
  const { default: Document } = await import('pdfkit')
  return new Document({
    size: 'A4',
    margin: MARGIN,
    font: fonts.regular,
    lang: 'pl',
    info: { Title: title, Author: 'Mówka' },
  })
}

/** Ends a document and returns its bytes. */
export function endPdf(pdf: PdfDocument): Promise<Buffer> {
  pdf.end()
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
