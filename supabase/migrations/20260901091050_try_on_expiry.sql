-- Photos do not stay for ever: the function expire-try-on-photos asks here what to drop.

create function public.expired_try_on_files(unused_for interval, at_most integer default 500)
  returns setof text
  language sql stable security definer
  set search_path = ''
  as $$
    select objects.name
    from storage.objects
    left join public.user_photos as photos
      on objects.name in (photos.image_url, photos.thumbnail_url)
    where objects.bucket_id = 'try-on-uploads'
      and case
        when photos.id is not null then photos.last_used_at < now() - unused_for
        else objects.created_at < now() - interval '1 day'
          and not exists (
            select from public.try_on_sessions as sessions
            where sessions.processed_image_url = objects.name
          )
      end
    order by objects.created_at
    limit at_most
  $$;
comment on function public.expired_try_on_files is
  'Files to drop: photos unused for so long, and files that nothing has referred to for a day.';
grant execute on function public.expired_try_on_files to service_role;
