import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'

const mostPixels = 40_000_000

const tooLarge = label({
  ro: 'Imaginea are peste 40 de megapixeli. Micșorați-o și încărcați-o din nou.',
  en: 'The picture has more than 40 megapixels. Make it smaller and upload it again.',
  ru: 'В изображении больше 40 мегапикселей. Уменьшите его и загрузите снова.',
})

/**
 * Refuses a picture by what its header says of its size: a small file can hold so many pixels that
 * decoding it takes all memory, or minutes. What is no picture is left to Payload.
 */
export const refuseLarge: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file) return
  const { width = 0, height = 0 } = await readSize(file.data)
  if (width * height > mostPixels) throw refusal({ req, code: 'bad-file', sentence: tooLarge })
}

/** Size of all frames together: sharp gives the height of the first one. */
async function readSize(data: Buffer): Promise<{ width?: number; height?: number }> {
  try {
    // Reads the header only, whose size is not to be limited here.
    const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata()
    return { width, height: height * pages }
  } catch {
    return {}
  }
}
