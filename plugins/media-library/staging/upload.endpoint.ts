import type { Endpoint } from 'payload'
import { APIError, headersWithCors } from 'payload'
import { receiveStaged } from './localStaging.ts'
import { grantedUpload, isStagedKey } from './upload.token.ts'

/**
 * `PUT /api/media-uploads/{key}?token=…`: receives the bytes of a file, as an S3 store would. The token names the file and
 * its content type.
 */
export function uploadEndpoint({ folder, secret }: { folder: string; secret: string }): Endpoint {
  return {
    path: '/media-uploads/:key',
    method: 'put',
    handler: async (req) => {
      const key = String(req.routeParams?.key)
      const grant = await grantedUpload(req.searchParams.get('token') ?? '', secret, new Date())
      const isGranted =
        isStagedKey(key) && grant?.key === key && (req.headers.get('Content-Type') ?? '') === grant.contentType
      if (!isGranted) throw new APIError('This address does not take the file (any more).', 403, null, true)
      if (!req.body) throw new APIError('The file is empty.', 400, null, true)
      await receiveStaged(folder, key, req.body)
      return new Response(null, { status: 200, headers: headersWithCors({ headers: new Headers(), req }) })
    },
  }
}
