export { Page as default } from 'larkspur-hill/Page';
