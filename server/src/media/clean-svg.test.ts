import { rootElementOf } from './clean-svg'

test.each([
  ['<svg/>', 'svg'],
  ['\ufeff<?xml version="1.0"?>\n<!-- Generator: X -->\n<svg xmlns="x">', 'svg'],
  ['<!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x>y[.dtd"><!-- b -->\n<svg>', 'svg'],
  ['<html><svg/></html>', 'html'],
  ['<?xml-stylesheet href="a.css"?><svg\n>', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY a "a">]><svg/>', 'declarations'],
  ['<!doctype svg\n[', 'declarations'],
  ['<!DOCTYPE svg><!DOCTYPE svg><svg/>', null],
  ['<!-- never closed <svg>', null],
  ['<?xml never closed <svg>', null],
  ['<!DOCTYPE svg "never closed <svg>', null],
  ['alert(1)', null],
  ['<svgx/>', 'svgx'],
  ['', null],
])('the root element of %j is %j', (text, root) => expect(rootElementOf(text)).toBe(root))
