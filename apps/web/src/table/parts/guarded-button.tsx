import type { ButtonHTMLAttributes, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useGuard } from './pointer-guard.ts';

/** A button that ends or gives up something. It ignores clicks that were meant for what was there before. */
export function GuardedButton({
  class: classes = '',
  ...props
}: Omit<ButtonHTMLAttributes, 'class'> & { readonly class?: string }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const guarded = useGuard(button);
  return <button type="button" {...props} ref={button} class={guarded ? `${classes} guarded` : classes} />;
}
