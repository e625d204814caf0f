import { Download } from 'lucide-react'
import { use } from 'react'
import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { downloadFile } from '#src/ui/share.ts'
import { DeveloperPage, PagePart } from './developer-page.tsx'
import { FieldList, OperationView } from './operation-view.tsx'
import { documentPath, fieldsOf, loadDocument, operationsOf } from './reference-document.ts'

/** The response objects, each documented once. */
const objects = ['Payment', 'Refund', 'PaymentLink', 'Invoice', 'CreditNote', 'Payout', 'Error']

const idOf = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-')

function Objects({ file }: { file: OpenApi }) {
  return objects.map((name) => {
    const schema = { $ref: `#/components/schemas/${name}` }
    return (
      <div key={name}>
        <h3 className="text-lg">
          {name.replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`)}
        </h3>
        <div className="mt-2">
          <FieldList title="Fields" fields={fieldsOf(file, schema)} />
        </div>
      </div>
    )
  })
}

/** Every request of the API, rendered from its OpenAPI file (API-5: the developer site). */
export function ReferenceScreen() {
  const file = use(loadDocument())
  const operations = operationsOf(file)
  const tags = file.tags.filter(({ name }) =>
    operations.some(({ operation }) => operation.tags.includes(name)),
  )
  const parts = [
    ...tags.map(({ name }) => ({ id: idOf(name), heading: name })),
    { id: 'objects', heading: 'Objects' },
  ]
  return (
    <DeveloperPage
      id="developers-reference"
      lead="Every request, with its parameters and responses."
      parts={parts}
    >
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <a
          href={`${import.meta.env.BASE_URL}${documentPath}`}
          download="paid-openapi.json"
          className={buttonClasses({ variant: 'secondary', className: 'gap-2' })}
          data-no-print
          onClick={(event) => {
            // The file is not stored on the device.
            event.preventDefault()
            downloadFile('paid-openapi.json', 'application/json', JSON.stringify(file))
          }}
        >
          <Download aria-hidden />
          OpenAPI file
        </a>
        Use the file to generate a client.
      </p>
      {tags.map(({ name, description }) => (
        <PagePart key={name} id={idOf(name)} heading={name}>
          <p className="text-muted">{description}.</p>
          {operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map((each) => (
              <OperationView key={each.operation.operationId} file={file} {...each} />
            ))}
        </PagePart>
      ))}
      <PagePart id="objects" heading="Objects">
        <Objects file={file} />
      </PagePart>
    </DeveloperPage>
  )
}
