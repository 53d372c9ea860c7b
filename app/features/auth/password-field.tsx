import {useState, type ComponentProps} from 'react';
import {IconButton} from '~/ui/button';
import {Field} from '~/ui/field';
import {Icon} from '~/ui/icon';
import {useHydrated} from '~/ui/use-hydrated';

/** A password, hidden until asked for. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        hydrated && (
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </IconButton>
        )
      }
    />
  );
}
