import type { Endpoint } from 'payload'
import { APIError, headersWithCors } from 'payload'
import { receiveStaged } from './local.staging.ts'
import { isStagedKey } from './stagedKey.ts'
import { isUploadGranted } from './uploadSignature.ts'

/**
 * `PUT /api/media-uploads/{key}?type=…&expires=…&signature=…`: takes the bytes of a file, as an S3 store would. Who may
 * send what is in the signature.
 */
export const uploadEndpoint = ({ folder, secret }: { folder: string; secret: string }): Endpoint => ({
  path: '/media-uploads/:key',
  method: 'put',
  handler: async (req) => {
    const { searchParams } = req
    const grant = {
      key: String(req.routeParams?.key),
      contentType: searchParams.get('type') ?? '',
      expires: Number(searchParams.get('expires')),
    }
    const isGranted =
      isStagedKey(grant.key) &&
      isUploadGranted(grant, searchParams.get('signature') ?? '', secret, new Date()) &&
      (req.headers.get('Content-Type') ?? '') === grant.contentType
    if (!isGranted) throw new APIError('This address does not take the file (any more).', 403, null, true)
    if (!req.body) throw new APIError('The file is empty.', 400, null, true)
    await receiveStaged(folder, grant.key, req.body)
    return new Response(null, { status: 200, headers: headersWithCors({ headers: new Headers(), req }) })
  },
})
