/** Opened where there is a picture at all: a file of its own, that no other has to wait for. */
export { JsColorType, Transformer } from '@napi-rs/image'
