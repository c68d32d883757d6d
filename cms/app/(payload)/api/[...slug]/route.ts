import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { frontDoor } from '#cms/http/frontDoor.ts'
import config from '#payload.config'

const door = frontDoor(config)

export const GET = door(REST_GET(config))
export const POST = door(REST_POST(config))
export const DELETE = door(REST_DELETE(config))
export const PATCH = door(REST_PATCH(config))
export const PUT = door(REST_PUT(config))
export const OPTIONS = door(REST_OPTIONS(config))
