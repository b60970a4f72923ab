import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isTrusted } from '@/cms/access/is-trusted'
import { isRecord } from '@/lib/is-record'
import { cutPicture } from '../cut-picture'

type File = NonNullable<PayloadRequest['file']>

/**
 * Cuts a new picture as the editor has asked, before Payload does: its own cutting stores the bytes
 * as they came, with the place where a photo was taken, and takes no account of how the phone was
 * held. Payload then gets a picture like any other, and where to look in it.
 */
export const cutFirst: CollectionBeforeOperationHook = async (call) => {
  const { collection, req } = call
  const { query, file } = req
  const { uploadEdits } = query
  if (!file || !isRecord(uploadEdits) || !isTrusted(call)) return
  const { crop, widthInPixels, heightInPixels, ...others } = uploadEdits
  req.query = { ...query, uploadEdits: others }
  if (!isRecord(crop)) return
  const { mimeTypes = [], resizeOptions = {} } = collection.upload
  const data = await cutPicture({
    ...{ data: file.data, mimeTypes, resizeOptions },
    cutting: { x: crop.x, y: crop.y, width: widthInPixels, height: heightInPixels },
  })
  if (data) req.file = asWebp({ file, data })
}

function asWebp({ file, data }: { file: File; data: Buffer }): File {
  return { ...file, data, size: data.length, mimetype: 'image/webp' }
}
