// The packages and the pinned Node, by any Node from 20 up; npm runs what follows on the pinned one (the content model is TypeScript).
import { install } from './prepare.mjs'

install()
