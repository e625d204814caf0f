import type { Json } from '../code/api-call.ts'

/** The part of OpenAPI 3.1 that the document uses and the reference renders. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  enum?: readonly Json[]
  const?: Json
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: Json
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

interface Content {
  'application/json': { schema: Schema; example: unknown }
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example?: Json
}

export interface Answer {
  description: string
  content?: Content
}

export interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters?: readonly Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Readonly<Record<string, Answer | { $ref: string }>>
}

export type Method = 'get' | 'post'

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: readonly { url: string; description: string }[]
  security: readonly Record<string, readonly string[]>[]
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>
  webhooks: Readonly<Record<string, { post: Operation }>>
  components: {
    securitySchemes: Record<string, Json>
    schemas: Readonly<Record<string, Schema>>
    responses: Readonly<Record<string, Answer>>
  }
}
