import { afterEach } from 'vitest'
import { deleteDatabases } from './memory-database.ts'

afterEach(deleteDatabases)
